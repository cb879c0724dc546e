import { describe, expect, it } from "vitest";
import { MeetingFileError } from "./meeting-file-error";
import { type FileContext, parseAppointments } from "./parse-appointments";
import { readTable } from "./read-table";

const USERS: Record<string, string> = {
  "ana lopez": "ana@example.com",
  "ben@example.com": "ben@example.com",
};

const CONTEXT: FileContext = {
  findHost: (name) => USERS[name.toLowerCase()] ?? null,
  host: null,
  zone: "Europe/Berlin",
  order: null,
};

const parse = (text: string, context: Partial<FileContext> = {}, columns: [string, string][] = []) =>
  parseAppointments(readTable(text, new Map(columns)), { ...CONTEXT, ...context });

const describeMeeting = ({
  name,
  start,
  end,
  hosts,
  bookers,
}: ReturnType<typeof parse>["meetings"][number]) => [
  name,
  new Date(start).toISOString(),
  (end - start) / 60_000,
  hosts.join(),
  bookers.map(({ email }) => email).join(),
];

describe("parseAppointments", () => {
  it("reads an export of Acuity, with the answers of its forms", () => {
    const { meetings, issues } = parse(
      `Start Time,End Time,First Name,Last Name,Phone,Email,Type,Calendar,Appointment Price,Paid?,Notes,Appointment ID,How did you find us?
"December 1, 2026 9:00 am","December 1, 2026 9:45 am",Kim,Doe,+49 30 123456,Kim@mail.example,Intro call,Ana Lopez,0.00,no,Call me,101,A friend`,
    );
    expect(issues).toEqual([]);
    expect(meetings.map(describeMeeting)).toEqual([
      ["Intro call", "2026-12-01T08:00:00.000Z", 45, "ana@example.com", "kim@mail.example"],
    ]);
    expect(meetings[0]).toMatchObject({
      id: "101 kim@mail.example",
      page: { slug: null, type: "intro-call" },
      bookers: [
        {
          name: "Kim Doe",
          phone: "+49 30 123456",
          answers: [
            { question: "Notes", answer: "Call me" },
            { question: "How did you find us?", answer: "A friend" },
          ],
        },
      ],
    });
  });

  it("reads an export of Microsoft Bookings, whose tabs and custom fields it understands", () => {
    const head =
      "Date Time\tCustomer Name\tCustomer Email\tStaff\tService\tLocation\tDuration (mins.)\tCc Attendees\tCustom Fields\tBooking Id";
    const { meetings } = parse(
      `${head}
12/1/2026 9:00 AM\tKim Doe\tkim@mail.example\tAna Lopez;ben@example.com\tConsultation\thttps://teams.example/1\t60\tpat@mail.example\t"{""Size"":""Ten""}"\tB-1
12/13/2026 2:30 PM\tLou\tlou@mail.example\tAna Lopez\tConsultation\tMain street 1\t30\t\t\tB-2`,
    );
    expect(meetings.map(describeMeeting)).toEqual([
      ["Consultation", "2026-12-01T08:00:00.000Z", 60, "ana@example.com,ben@example.com", "kim@mail.example"],
      ["Consultation", "2026-12-13T13:30:00.000Z", 30, "ana@example.com", "lou@mail.example"],
    ]);
    expect(meetings[0]).toMatchObject({
      place: { kind: "link", contact: "https://teams.example/1" },
      guests: ["pat@mail.example"],
      bookers: [{ answers: [{ question: "Size", answer: "Ten" }] }],
    });
    expect(meetings[1]?.place).toMatchObject({ kind: "place", name: "Main street 1" });
  });

  it("reads an export of Setmore, with date and time apart and without those that were cancelled", () => {
    const { meetings } = parse(
      `Date;Start Time;End Time;Service;Team member;Customer;Email;Status
30/11/2026;14:00;15:00;Haircut;Ana Lopez;Kim;kim@mail.example;Confirmed
30/11/2026;16:00;17:00;Haircut;Ana Lopez;Lou;lou@mail.example;Cancelled`,
    );
    expect(meetings.map(describeMeeting)).toEqual([
      ["Haircut", "2026-11-30T13:00:00.000Z", 60, "ana@example.com", "kim@mail.example"],
    ]);
  });

  it("reads an export of Doodle in UTC, for the host who is named for the file", () => {
    const { meetings } = parse(
      `Title,Start,End,Participant name,Participant email
Office hour,2026-12-01T09:00:00Z,2026-12-01T09:30:00Z,Kim,kim@mail.example`,
      { host: "ben@example.com" },
    );
    expect(meetings.map(describeMeeting)).toEqual([
      ["Office hour", "2026-12-01T09:00:00.000Z", 30, "ben@example.com", "kim@mail.example"],
    ]);
  });

  it("makes one meeting of several bookers at the same time", () => {
    const text = (emails: string[]) =>
      `date,start,duration,service,host,email\n${emails.map((one) => `2026-12-01,09:00,60,Yoga,Ana Lopez,${one}`).join("\n")}`;
    const { meetings } = parse(text(["kim@mail.example", "lou@mail.example"]));
    expect(meetings).toMatchObject([
      { seats: 2, bookers: [{ email: "kim@mail.example" }, { email: "lou@mail.example" }] },
    ]);
    const [again] = parse(text(["lou@mail.example", "kim@mail.example"])).meetings;
    expect(again?.id).toBe(meetings[0]?.id);
  });

  it("names row, field and rule of what cannot be read", () => {
    const { meetings, issues } = parse(
      `start,end,service,host,email
3/4/2027 9:00,3/4/2027 10:00,Call,Ana Lopez,kim@mail.example
2027-04-03 9:00,,Call,Ana Lopez,kim@mail.example
2027-04-03 9:00,2027-04-03 10:00,Call,Nobody,kim@mail.example
2027-04-03 9:00,2027-04-03 10:00,Call,Ana Lopez,kim
soon,2027-04-03 10:00,Call,Ana Lopez,kim@mail.example`,
    );
    expect(meetings).toEqual([]);
    expect(issues).toEqual([
      {
        row: 2,
        field: "start",
        why: "3/4/2027 9:00 may have the day or the month first; name the order of the dates",
        code: "ambiguous_date",
        parameters: { text: "3/4/2027 9:00" },
      },
      {
        ...{ row: 3, field: "end", code: "no_end", parameters: {} },
        why: "there is neither an end after the start nor a duration",
      },
      {
        ...{ row: 4, field: "host", code: "unknown_names", parameters: { names: ["Nobody"] } },
        why: "nobody here is called Nobody",
      },
      {
        ...{ row: 5, field: "email", code: "no_address", parameters: { text: "kim" } },
        why: "kim is no address",
      },
      {
        ...{ row: 6, field: "start", code: "no_time", parameters: { text: "soon" } },
        why: "soon is no date with a time of day",
      },
    ]);
  });

  it("takes columns by their names where the guess is wrong, and refuses unknown ones", () => {
    const text = "Wann,Laenge,Wer,Kontakt\n2026-12-01 09:00,1 h 30 min,Ana Lopez,kim@mail.example";
    const columns: [string, string][] = [
      ["Wann", "start"],
      ["Laenge", "duration"],
      ["Wer", "host"],
      ["Kontakt", "email"],
    ];
    expect(parse(text, {}, columns).meetings.map(describeMeeting)).toEqual([
      ["Meeting", "2026-12-01T08:00:00.000Z", 90, "ana@example.com", "kim@mail.example"],
    ]);
    expect(() => parse(text)).toThrow(MeetingFileError);
    expect(() => parse(text, {}, [["When", "start"]])).toThrow('There is no column "When".');
    expect(() => parse(text, {}, [["Wann", "begin"]])).toThrow(/"begin" is none of id, start/);
    expect(() => parse("start,end")).toThrow("The file has no rows.");
  });
});
