CREATE TABLE "storage_probes" (
	"id" integer PRIMARY KEY NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
