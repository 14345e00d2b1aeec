ALTER TABLE "feedback" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "feedback" SET "is_counted" = true WHERE "session_token" IN (
  SELECT s."chat_session" FROM "assessment_sessions" s JOIN "assessments" a ON a."session_token" = s."token"
);
