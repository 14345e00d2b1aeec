CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"birth_year" integer NOT NULL,
	"guardian" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_of_account" UNIQUE("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "profile_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "profile_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "guardian" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "profile_id" uuid;--> statement-breakpoint
ALTER TABLE "xrays" ADD COLUMN "profile_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_profile" FOREIGN KEY ("owner_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_profile" FOREIGN KEY ("owner_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xrays" ADD CONSTRAINT "xrays_profile" FOREIGN KEY ("owner_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_profile_id" ON "consents" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "appointments_profile_id" ON "appointments" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "assessments_profile_id" ON "assessments" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "xrays_profile_id" ON "xrays" USING btree ("profile_id");