CREATE TABLE "prescriptions" (
	"appointment_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"code" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "prescriptions_appointment_id_version_pk" PRIMARY KEY("appointment_id","version"),
	CONSTRAINT "prescriptions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "qualification" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_visit_note" FOREIGN KEY ("appointment_id","version") REFERENCES "public"."visit_notes"("appointment_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "prescriptions_fixed" BEFORE UPDATE OR TRUNCATE ON "prescriptions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "prescriptions_kept" BEFORE DELETE ON "prescriptions" FOR EACH ROW EXECUTE FUNCTION "refuse_lone_delete"();
