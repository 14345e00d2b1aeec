CREATE TABLE "room_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"invited_by" text NOT NULL,
	"token_hash" text NOT NULL,
	"name" text,
	"admitted_at" timestamp with time zone,
	"visit" uuid,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_guests_appointment_id_unique" UNIQUE("appointment_id"),
	CONSTRAINT "room_guests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "room_guests" ADD CONSTRAINT "room_guests_appointment_id_rooms_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."rooms"("appointment_id") ON DELETE cascade ON UPDATE no action;