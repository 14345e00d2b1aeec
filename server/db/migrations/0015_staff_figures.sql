CREATE TABLE "analytics_days" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"step" text NOT NULL,
	"category" text NOT NULL,
	"urgency" text NOT NULL,
	"outcome" text NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "analytics_days_day_name_step_category_urgency_outcome_pk" PRIMARY KEY("day","name","step","category","urgency","outcome")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit" uuid NOT NULL,
	"name" text NOT NULL,
	"step" text,
	"category" text,
	"urgency" text,
	"outcome" text,
	"count" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"condition" text,
	"is_flagged" boolean NOT NULL,
	CONSTRAINT "assessment_facts_assessment_id_unique" UNIQUE("assessment_id")
);
--> statement-breakpoint
ALTER TABLE "assessment_facts" ADD CONSTRAINT "assessment_facts_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_days_name" ON "analytics_days" USING btree ("name","step","day","category","outcome","events");--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "assessment_facts_day" ON "assessment_facts" USING btree ("day","category","level","condition");--> statement-breakpoint
CREATE INDEX "assessment_facts_flagged" ON "assessment_facts" USING btree ("created_at","id") WHERE is_flagged;--> statement-breakpoint
CREATE INDEX "appointments_created_at" ON "appointments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_ledger_refunds" ON "payment_ledger" USING btree ("at","payment_id","seq") WHERE event in ('refundRequested', 'refunded', 'refundFailed');--> statement-breakpoint
CREATE INDEX "payments_state_created_at" ON "payments" USING btree ("state","created_at");
--> statement-breakpoint
INSERT INTO "assessment_facts" ("assessment_id", "created_at", "day", "category", "level", "condition", "is_flagged")
SELECT
	"id",
	"created_at",
	("created_at" AT TIME ZONE 'Asia/Kolkata')::date,
	"request" #>> '{value,category}',
	CASE
		WHEN coalesce("diagnosis" #> '{value,emergency}', 'null') <> 'null' THEN 'emergency'
		WHEN "diagnosis" #>> '{value,urgency}' = 'see dentist soon' THEN 'urgent'
		WHEN "diagnosis" #>> '{value,urgency}' IN ('moderate', 'routine') THEN "diagnosis" #>> '{value,urgency}'
		WHEN coalesce("diagnosis" #> '{value,diagnosis}', '[]') <> '[]' THEN 'routine'
		ELSE 'moderate'
	END,
	"diagnosis" #>> '{value,diagnosis,0,id}',
	coalesce("diagnosis" #> '{value,emergency}', 'null') <> 'null'
		OR coalesce("diagnosis" #> '{value,red_flags}', '[]') <> '[]'
		OR coalesce("request" #> '{value,confirmedSigns}', '{}') <> '{}'
FROM "assessments"
WHERE "request" #>> '{value,category}' IS NOT NULL;
