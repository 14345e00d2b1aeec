CREATE TABLE "issuer_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"device" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"code_hash" text,
	"account_id" uuid,
	"is_multi_factor" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "staff_identities_account" UNIQUE("account_id","issuer")
);
--> statement-breakpoint
ALTER TABLE "account_sessions" ADD COLUMN "issuer_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "issuer_sign_ins" ADD CONSTRAINT "issuer_sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_identities" ADD CONSTRAINT "staff_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issuer_sign_ins_expires_at" ON "issuer_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "issuer_sign_ins_account_id" ON "issuer_sign_ins" USING btree ("account_id");