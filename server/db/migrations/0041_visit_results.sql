CREATE TABLE "visit_results" (
	"appointment_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	CONSTRAINT "visit_results_appointment_id_result_id_pk" PRIMARY KEY("appointment_id","result_id")
);
--> statement-breakpoint
ALTER TABLE "visit_results" ADD CONSTRAINT "visit_results_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_results" ADD CONSTRAINT "visit_results_result_id_assessments_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_results_result_id" ON "visit_results" USING btree ("result_id");--> statement-breakpoint
-- What was shown in calls before their notes were closed, as far as it is still kept: written by hand, beside what the schema asks for.
INSERT INTO "visit_results" ("appointment_id", "result_id")
SELECT DISTINCT "room_messages"."appointment_id", "assessments"."id"
FROM "room_messages"
JOIN "visit_notes" ON "visit_notes"."appointment_id" = "room_messages"."appointment_id" AND "visit_notes"."closed_at" >= "room_messages"."created_at"
JOIN "assessments" ON "assessments"."id"::text = "room_messages"."body" -> 'value' -> 'result' ->> 'id'
WHERE "room_messages"."kind" = 'result';
