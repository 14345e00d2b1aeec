ALTER TABLE "appointments" ADD COLUMN "price" integer DEFAULT 49900 NOT NULL;--> statement-breakpoint
UPDATE "appointments" SET "price" = 29900 WHERE "product" = 'videoCall15';