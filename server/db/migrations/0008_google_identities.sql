CREATE TABLE "google_identities" (
	"sub" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "google_nonces" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"device" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"token_hash" text,
	"is_new_user" boolean
);
--> statement-breakpoint
ALTER TABLE "google_identities" ADD CONSTRAINT "google_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "google_identities_account_id" ON "google_identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "google_nonces_expires_at" ON "google_nonces" USING btree ("expires_at");