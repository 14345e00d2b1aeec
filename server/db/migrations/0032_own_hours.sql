CREATE TABLE "doctor_leaves" (
	"doctor_id" uuid NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	CONSTRAINT "doctor_leaves_doctor_id_first_day_pk" PRIMARY KEY("doctor_id","first_day")
);
--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "least_notice" integer;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "hours_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor_leaves" ADD CONSTRAINT "doctor_leaves_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;