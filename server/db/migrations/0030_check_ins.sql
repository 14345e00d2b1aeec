CREATE TABLE "check_in_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"result_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"told" jsonb NOT NULL,
	"level" text NOT NULL,
	"said" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"result_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"sent" integer NOT NULL,
	"next_at" timestamp with time zone,
	"is_asked" boolean NOT NULL,
	"message_id" uuid
);
--> statement-breakpoint
ALTER TABLE "check_in_answers" ADD CONSTRAINT "check_in_answers_result_id_check_ins_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."check_ins"("result_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_result_id_assessments_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_answers_result_id" ON "check_in_answers" USING btree ("result_id","at");