CREATE TABLE "assessment_days" (
	"day" date NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"condition" text NOT NULL,
	"results" integer NOT NULL,
	CONSTRAINT "assessment_days_day_category_level_condition_pk" PRIMARY KEY("day","category","level","condition")
);
--> statement-breakpoint
INSERT INTO "assessment_days" ("day", "category", "level", "condition", "results")
SELECT ("created_at" AT TIME ZONE 'Asia/Kolkata')::date, "category", "level", coalesce("condition", ''), count(*)
FROM "assessment_facts"
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
DROP INDEX "assessment_facts_day";--> statement-breakpoint
ALTER TABLE "assessment_facts" DROP COLUMN "day";
