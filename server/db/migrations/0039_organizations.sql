CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organizations_name_unique" UNIQUE("name")
);
--> statement-breakpoint
-- The first organisation, and everybody who was there before it: written by hand, beside what the schema asks for.
INSERT INTO "organizations" ("id", "name", "created_at") VALUES ('6f726761-6e69-4a00-8000-000000000001', 'Toothwise', now());--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP CONSTRAINT "staff_invitations_email_unique";--> statement-breakpoint
ALTER TABLE "staff_invitations" ALTER COLUMN "invited_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD COLUMN "organization_id" uuid DEFAULT '6f726761-6e69-4a00-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" ALTER COLUMN "organization_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "organization_id" uuid DEFAULT '6f726761-6e69-4a00-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ALTER COLUMN "organization_id" DROP DEFAULT;--> statement-breakpoint
UPDATE "accounts" SET "organization_id" = '6f726761-6e69-4a00-8000-000000000001' WHERE "role" <> 'patient' OR "id" IN (SELECT "account_id" FROM "doctors");--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "organization_id" uuid DEFAULT '6f726761-6e69-4a00-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_organization_id" ON "payments" USING btree ("organization_id","created_at");--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_key" UNIQUE("organization_id","email");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_organization" CHECK ("accounts"."role" = 'patient' or "accounts"."organization_id" is not null);