CREATE TABLE "assessment_sessions" (
	"token" text PRIMARY KEY NOT NULL,
	"chat_session" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessments" DROP CONSTRAINT "assessments_session_token_unique";--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment_sessions" ADD CONSTRAINT "assessment_sessions_chat_session_chat_sessions_token_fk" FOREIGN KEY ("chat_session") REFERENCES "public"."chat_sessions"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_sessions_chat_session" ON "assessment_sessions" USING btree ("chat_session");--> statement-breakpoint
-- Results from before belong to chat sessions whose tokens nobody holds, so nobody can claim their names.
WITH "given" AS MATERIALIZED (
	SELECT "session_token", "created_at", 'chat-' || gen_random_uuid() AS "chat_session" FROM "assessments"
), "opened" AS (
	INSERT INTO "chat_sessions" ("token", "created_at") SELECT "chat_session", "created_at" FROM "given"
)
INSERT INTO "assessment_sessions" ("token", "chat_session") SELECT "session_token", "chat_session" FROM "given";--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_session_token_assessment_sessions_token_fk" FOREIGN KEY ("session_token") REFERENCES "public"."assessment_sessions"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_session_token" ON "assessments" USING btree ("session_token");