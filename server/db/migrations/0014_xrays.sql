CREATE TABLE "reanalyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"xray_id" uuid NOT NULL,
	"diagnosis_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone,
	"content" jsonb NOT NULL,
	"message_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stray_files" (
	"name" text PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "xrays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"analyses" integer NOT NULL,
	"reading" jsonb,
	"refusal" text,
	"saved_at" timestamp with time zone,
	"diagnosis_id" uuid
);
--> statement-breakpoint
ALTER TABLE "reanalyses" ADD CONSTRAINT "reanalyses_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reanalyses" ADD CONSTRAINT "reanalyses_xray_id_xrays_id_fk" FOREIGN KEY ("xray_id") REFERENCES "public"."xrays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reanalyses" ADD CONSTRAINT "reanalyses_diagnosis_id_assessments_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "public"."assessments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xrays" ADD CONSTRAINT "xrays_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xrays" ADD CONSTRAINT "xrays_diagnosis_id_assessments_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "public"."assessments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reanalyses_owner_id" ON "reanalyses" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "reanalyses_xray_id" ON "reanalyses" USING btree ("xray_id");--> statement-breakpoint
CREATE INDEX "reanalyses_diagnosis_id" ON "reanalyses" USING btree ("diagnosis_id");--> statement-breakpoint
CREATE INDEX "reanalyses_created_at" ON "reanalyses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "xrays_owner_id" ON "xrays" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "xrays_diagnosis_id" ON "xrays" USING btree ("diagnosis_id");--> statement-breakpoint
CREATE INDEX "xrays_created_at" ON "xrays" USING btree ("created_at");