ALTER TABLE "appointments" ADD COLUMN "absence_settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "appointments_absence_reported_at" ON "appointments" USING btree ("absence_reported_at") WHERE absence_reported_at is not null;--> statement-breakpoint
INSERT INTO "role_permissions" ("role", "permission") VALUES
  ('admin', 'settle_absences'),
  ('admin_dentist', 'settle_absences');
