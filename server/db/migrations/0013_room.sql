CREATE TABLE "room_messages" (
	"id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"sender" text NOT NULL,
	"kind" text NOT NULL,
	"from_visit" uuid,
	"to_visit" uuid,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_messages_appointment_id_sequence_pk" PRIMARY KEY("appointment_id","sequence"),
	CONSTRAINT "room_messages_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"booking" integer NOT NULL,
	"name" text NOT NULL,
	"last_sequence" integer NOT NULL,
	"signal_count" integer NOT NULL,
	"talk_count" integer NOT NULL,
	"patient_visit" uuid,
	"patient_seen_at" timestamp with time zone,
	"doctor_visit" uuid,
	"doctor_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rooms_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_appointment_id_rooms_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."rooms"("appointment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;