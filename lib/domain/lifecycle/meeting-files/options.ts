export const MEETING_FILE_FORMATS = ["csv", "ics"] as const;

/** A table, or a calendar. */
export type MeetingFileFormat = (typeof MEETING_FILE_FORMATS)[number];

/** The columns of appointments, under the names that Acuity, Setmore, Microsoft Bookings, Doodle and others give them. */
export const APPOINTMENT_FIELDS = [
  { name: "id", aliases: ["appointment id", "booking id", "confirmation code", "reference", "uid"] },
  {
    name: "start",
    aliases: [
      ...["start time", "starts at", "start date time", "date time", "date and time", "time", "from"],
      ...[
        "appointment time",
        "beginn",
        "uhrzeit",
        "zeit",
        "heure",
        "début",
        "hora",
        "inicio",
        "ora",
        "inizio",
      ],
    ],
  },
  { name: "end", aliases: ["end time", "ends at", "end date time", "to", "ende", "fin", "fine"] },
  {
    name: "date",
    aliases: [
      "start date",
      "appointment date",
      "booking date",
      "day",
      "datum",
      "tag",
      "fecha",
      "data",
      "jour",
    ],
  },
  {
    name: "duration",
    aliases: [
      "duration (mins.)",
      "duration (minutes)",
      "length",
      "minutes",
      "dauer",
      "durée",
      "duración",
      "durata",
    ],
  },
  {
    name: "name",
    aliases: [
      ...[
        "customer name",
        "client name",
        "customer",
        "client",
        "participant",
        "participant name",
        "attendee",
      ],
      ...["invitee name", "full name", "kunde", "kundenname", "nom", "nombre", "nome"],
    ],
  },
  { name: "first_name", aliases: ["customer first name", "given name", "vorname", "prénom"] },
  {
    name: "last_name",
    aliases: ["customer last name", "surname", "family name", "nachname", "apellido", "cognome"],
  },
  {
    name: "email",
    aliases: [
      ...["customer email", "client email", "participant email", "attendee email", "invitee email", "mail"],
      ...["email address", "e-mail-adresse", "adresse e-mail", "courriel", "correo", "e-post"],
    ],
  },
  {
    name: "phone",
    aliases: ["customer phone", "client phone", "phone number", "mobile", "telefon", "téléphone", "teléfono"],
  },
  {
    name: "service",
    aliases: [
      ...[
        "type",
        "appointment type",
        "service name",
        "event type",
        "title",
        "subject",
        "meeting",
        "booking page",
      ],
      ...["leistung", "terminart", "prestation", "servicio", "servizio"],
    ],
  },
  {
    name: "host",
    aliases: [
      ...["calendar", "staff", "staff name", "staff email", "staff member", "team member", "provider"],
      ...["organizer", "organiser", "employee", "mitarbeiter", "kalender"],
    ],
  },
  {
    name: "place",
    aliases: ["location", "address", "meeting link", "join url", "ort", "lieu", "lugar", "luogo"],
  },
  { name: "guests", aliases: ["cc attendees", "additional guests", "other guests", "gäste"] },
  { name: "timezone", aliases: ["time zone", "client timezone", "customer time zone", "tz", "zeitzone"] },
  { name: "status", aliases: ["appointment status", "booking status", "state"] },
  /** An object of questions and answers, as JSON. */
  { name: "answers", aliases: ["custom fields"] },
  /** Columns without a use here. */
  { name: "unused", aliases: [] },
] as const;

export type AppointmentField = (typeof APPOINTMENT_FIELDS)[number]["name"];

/** Columns of money, marketing and bookkeeping, which are no answers of the booker. */
export const UNUSED_COLUMNS = [
  ...[
    "appointment price",
    "price",
    "pricing type",
    "currency",
    "cost",
    "paid?",
    "paid",
    "amount paid online",
  ],
  ...["amount paid", "payment status", "certificate code", "coupon", "date scheduled", "date rescheduled"],
  ...["scheduled by", "created at", "created", "booked on", "updated at", "label", "tracking data"],
  ...[
    "text notifications enabled",
    "signed up attendees count",
    "customer address",
    "end date",
    "calendar id",
  ],
  ...["customer id", "service id", "staff id", "cancelled", "canceled", "unread", "tip", "discount"],
];
