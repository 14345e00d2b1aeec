ALTER TABLE "appointments" ADD COLUMN "patient_came_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "doctor_came_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "is_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "absence_reported_at" timestamp with time zone;--> statement-breakpoint
UPDATE "appointments" SET "patient_came_at" = "rooms"."patient_seen_at", "doctor_came_at" = "rooms"."doctor_seen_at" FROM "rooms" WHERE "rooms"."appointment_id" = "appointments"."id" AND "rooms"."booking" = "appointments"."sequence";
