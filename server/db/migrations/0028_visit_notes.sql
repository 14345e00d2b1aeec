CREATE TABLE "visit_notes" (
	"id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"doctor_id" uuid NOT NULL,
	"doctor_name" text NOT NULL,
	"doctor_registration" text,
	"content" jsonb NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_notes_appointment_id_version_pk" PRIMARY KEY("appointment_id","version"),
	CONSTRAINT "visit_notes_id" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "visit_notes" ADD CONSTRAINT "visit_notes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_notes" ADD CONSTRAINT "visit_notes_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "refuse_lone_delete"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM "appointments" WHERE "id" = OLD."appointment_id") THEN
		RAISE EXCEPTION 'rows of % go with their appointment alone', TG_TABLE_NAME;
	END IF;
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "visit_notes_fixed" BEFORE UPDATE OR TRUNCATE ON "visit_notes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "visit_notes_kept" BEFORE DELETE ON "visit_notes" FOR EACH ROW EXECUTE FUNCTION "refuse_lone_delete"();
