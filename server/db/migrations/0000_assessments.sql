CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"request" jsonb NOT NULL,
	"diagnosis" jsonb NOT NULL,
	"engine" text NOT NULL,
	CONSTRAINT "assessments_session_token_unique" UNIQUE("session_token")
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"token" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assessments_expires_at" ON "assessments" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chat_sessions_created_at" ON "chat_sessions" USING btree ("created_at");