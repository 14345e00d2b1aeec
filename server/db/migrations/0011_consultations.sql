CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"product" text NOT NULL,
	"payment_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone,
	"patient_name" text NOT NULL,
	"patient_email" text NOT NULL,
	"patient_phone" text NOT NULL,
	"notes" text NOT NULL,
	"session_token" text,
	"sequence" integer NOT NULL,
	"cancel_reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dentists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"clinic" text NOT NULL,
	"registration" text,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"pincode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text NOT NULL,
	"languages" text[] NOT NULL,
	"hours" jsonb NOT NULL,
	"emergency" boolean NOT NULL,
	"is_sample" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dentists_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "doctor_hours" (
	"doctor_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "doctor_hours_doctor_id_weekday_from_minute_pk" PRIMARY KEY("doctor_id","weekday","from_minute")
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"registration" text,
	"languages" text[] NOT NULL,
	"about" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"account_id" uuid,
	CONSTRAINT "doctors_slug_unique" UNIQUE("slug"),
	CONSTRAINT "doctors_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "payment_ledger" (
	"payment_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"event" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"capture_id" text,
	"refund_id" text,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_ledger_payment_id_seq_pk" PRIMARY KEY("payment_id","seq")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"product" text NOT NULL,
	"session_token" text,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"code" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payments_provider_ref_unique" UNIQUE("provider_ref")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_keys" (
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body" text NOT NULL,
	"subject" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_keys_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"parent" text,
	"entity" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hours" ADD CONSTRAINT "doctor_hours_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_slot" ON "appointments" USING btree ("doctor_id","starts_at") WHERE state in ('held', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_payment" ON "appointments" USING btree ("payment_id") WHERE state in ('held', 'confirmed', 'ended');--> statement-breakpoint
CREATE INDEX "appointments_owner_id" ON "appointments" USING btree ("owner_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_starts_at" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "dentists_city" ON "dentists" USING btree ("city");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_captured" ON "payment_ledger" USING btree ("capture_id") WHERE event = 'captured';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_refunded" ON "payment_ledger" USING btree ("refund_id") WHERE event = 'refunded';--> statement-breakpoint
CREATE INDEX "payment_ledger_at" ON "payment_ledger" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payments_owner_id" ON "payments" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "payments_created_at" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_events_received_at" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "request_keys_created_at" ON "request_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_parent" ON "sandbox_payments" USING btree ("parent","kind");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payment_ledger_fixed" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
