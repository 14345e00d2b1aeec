CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jobs_kind_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE INDEX "jobs_state_due_at" ON "jobs" USING btree ("state","due_at");