CREATE TABLE "receipt_numbers" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_numbers_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"payer" text,
	"seller" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_series_year_number_pk" PRIMARY KEY("series","year","number"),
	CONSTRAINT "receipts_move" UNIQUE("payment_id","seq")
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_seq_payment_ledger_payment_id_seq_fk" FOREIGN KEY ("payment_id","seq") REFERENCES "public"."payment_ledger"("payment_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "receipts_fixed" BEFORE UPDATE OF "series", "year", "number", "payment_id", "seq", "seller", "issued_at" OR DELETE OR TRUNCATE ON "receipts" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "receipts_payer_forgotten" BEFORE UPDATE OF "payer" ON "receipts" FOR EACH ROW WHEN (NEW."payer" IS NOT NULL) EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "receipt_numbers_kept" BEFORE DELETE OR TRUNCATE ON "receipt_numbers" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "receipt_numbers_count_up" BEFORE UPDATE ON "receipt_numbers" FOR EACH ROW WHEN (NEW."series" <> OLD."series" OR NEW."year" <> OLD."year" OR NEW."last" <> OLD."last" + 1) EXECUTE FUNCTION "refuse_change"();
