INSERT INTO "role_permissions" ("role", "permission") VALUES
  ('admin', 'read_patient_records'),
  ('admin_dentist', 'read_patient_records');
