CREATE TABLE "result_link_openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"recipient" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"passcode_hash" text NOT NULL,
	"files" jsonb,
	"tries_left" integer NOT NULL,
	"openings" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "result_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "result_link_openings" ADD CONSTRAINT "result_link_openings_link_id_result_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."result_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_links" ADD CONSTRAINT "result_links_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_links" ADD CONSTRAINT "result_links_result_id_assessments_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "result_link_openings_link_id" ON "result_link_openings" USING btree ("link_id","opened_at");--> statement-breakpoint
CREATE INDEX "result_links_owner_id" ON "result_links" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "result_links_result_id" ON "result_links" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "result_links_expires_at" ON "result_links" USING btree ("expires_at");