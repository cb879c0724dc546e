import type { AvailabilityBody } from "@/lib/domain/availability/availabilities/schema";
import type { AppointmentTypeBody } from "@/lib/domain/booking-pages/appointment-types/schema";
import type { UserBody } from "@/lib/domain/people/users/schema";

const makeDay = (...slots: [string, string][]) => ({
  enabled: true,
  slots: slots.map(([start_time, end_time]) => ({ start_time, end_time })),
});

const makeWeekdays = (...slots: [string, string][]) => ({
  monday: makeDay(...slots),
  tuesday: makeDay(...slots),
  wednesday: makeDay(...slots),
  thursday: makeDay(...slots),
  friday: makeDay(...slots),
});

type Person = Omit<UserBody, "organization" | "login" | "finish_signup_with"> & {
  bookpage: NonNullable<UserBody["bookpage"]>;
};

type Type = Omit<AppointmentTypeBody, "availability"> & { availability: AvailabilityBody | null };

/** Three users in three zones with different kinds of pages. The first is the organisation's admin. */
export const DEMO_PEOPLE: Person[] = [
  {
    user: {
      email: "amara.okafor@harbourandpine.example",
      first_name: "Amara",
      last_name: "Okafor",
      timezone: "Europe/London",
      language: "en",
    },
    // A split day with buffers between meetings.
    availability: {
      buffer_before: 10,
      buffer_after: 15,
      days_after_as_busy: 90,
      days: {
        ...makeWeekdays(["09:00", "12:00"], ["13:30", "17:30"]),
        friday: makeDay(["09:00", "13:00"]),
      },
    },
    bookpage: {
      nickname: "amara",
      message:
        "Let’s talk about your project. Pick any time that suits you: you’ll have a confirmation straight away.",
      custom: {
        duration: 30,
        auto_confirm: true,
        auto_title: "Intro call: {{invitee}} and {{me}}",
        ask_company: true,
        fixed_places: [
          { name: "Video call", address: "https://meet.harbourandpine.example/amara" },
          { name: "Our studio", address: "14 Tanner Street, London SE1 3LD" },
        ],
        forbid_add_places: true,
        event_hide_decline: 24,
      },
    },
  },
  {
    user: {
      email: "diego.marin@harbourandpine.example",
      first_name: "Diego",
      last_name: "Marín",
      timezone: "America/Los_Angeles",
      language: "en",
    },
    availability: { days: makeWeekdays(["08:30", "12:30"], ["14:00", "16:30"]) },
    // Requests only, with three proposed times.
    bookpage: {
      nickname: "diego",
      message: "Propose three times for a site visit and I’ll confirm one of them within a day.",
      custom: {
        duration: 60,
        auto_confirm: false,
        min_dates: 3,
        ask_phone: true,
        invite_title: "Plan a site visit with Diego",
      },
    },
  },
  {
    user: {
      email: "katharina.vogel@harbourandpine.example",
      first_name: "Katharina",
      last_name: "Vogel",
      timezone: "Europe/Berlin",
      language: "de",
    },
    availability: {
      today_as_busy: true,
      days: { ...makeWeekdays(["08:00", "16:00"]), wednesday: makeDay(["12:00", "20:00"]) },
    },
    bookpage: {
      nickname: "katharina",
      message:
        "Ich freue mich auf unser Gespräch. Wählen Sie einen Termin, die Bestätigung erhalten Sie sofort.\n\nFür Besichtigungen vor Ort schreiben Sie bitte die Adresse dazu.",
      custom: {
        duration: 45,
        auto_confirm: true,
        invite_title: "Beratungsgespräch mit Katharina Vogel",
        auto_title: "Beratung für {{invitee}}",
      },
    },
  },
];

/** Appointment types of the German page. The long one has hours of its own. */
export const DEMO_TYPES: Type[] = [
  {
    name: "Erstgespräch",
    handle: "erstgespraech",
    availability: null,
    description: "Zwanzig Minuten zum Kennenlernen, am Telefon oder per Video.",
    custom: { duration: 20, auto_confirm: true },
  },
  {
    name: "Planung im Detail",
    handle: "planung-im-detail",
    availability: {
      buffer_before: 15,
      days: { tuesday: makeDay(["09:00", "13:00"]), thursday: makeDay(["13:00", "18:00"]) },
    },
    description: "Eineinhalb Stunden für Pläne, Material und Kosten.",
    custom: { duration: 90, auto_confirm: true, ask_phone: true },
  },
];

/** Upcoming meetings: the n-th free time of the host, and the booker. */
export const DEMO_MEETINGS = [
  {
    host: 0,
    slot: 2,
    title: "Intro call: Priya Raman and Amara Okafor",
    full_name: "Priya Raman",
    email: "priya@ramanfoods.example",
  },
  {
    host: 0,
    slot: 9,
    title: "Intro call: Tom Ashworth and Amara Okafor",
    full_name: "Tom Ashworth",
    email: "tom.ashworth@fenlane.example",
  },
  {
    host: 0,
    slot: 24,
    title: "Kitchen extension: first sketches",
    full_name: "Helen Brady",
    email: "helen.brady@mail.example",
  },
  {
    host: 1,
    slot: 5,
    title: "Site visit: Calle Verde 8",
    full_name: "Lucía Ferrer",
    email: "lucia@calleverde.example",
  },
  {
    host: 2,
    slot: 3,
    title: "Beratung für Jonas Weber",
    full_name: "Jonas Weber",
    email: "jonas.weber@post.example",
  },
  {
    host: 2,
    slot: 12,
    title: "Beratung für Familie Öztürk",
    full_name: "Elif Öztürk",
    email: "elif@oeztuerk.example",
  },
];
