CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_token" text NOT NULL,
	"owner_id" uuid,
	"rating" integer NOT NULL,
	"scale" integer NOT NULL,
	"comment" text,
	"improvements" text[] NOT NULL,
	"custom_feedback" text,
	"symptom_category" text,
	"urgency_level" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_session_token_scale" UNIQUE("session_token","scale")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_created_at" ON "feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_owner_id" ON "feedback" USING btree ("owner_id");