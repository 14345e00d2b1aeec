CREATE TABLE "record_reads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid,
	"reader_id" uuid NOT NULL,
	"reader_role" text NOT NULL,
	"what" text NOT NULL,
	"result_id" uuid,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "record_reads" ADD CONSTRAINT "record_reads_patient_id_accounts_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_reads" ADD CONSTRAINT "record_reads_result_id_assessments_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."assessments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_reads_patient_id" ON "record_reads" USING btree ("patient_id","read_at");--> statement-breakpoint
CREATE INDEX "record_reads_result_id" ON "record_reads" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "staff_invitations_expires_at" ON "staff_invitations" USING btree ("expires_at");