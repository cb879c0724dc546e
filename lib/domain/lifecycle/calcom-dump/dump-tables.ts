import type { WantedTables } from "@/lib/platform/sql-dump/read-dump-rows";

/** The tables of Cal.com's database with the columns that are read; older and newer versions may lack some. */
export const ACCOUNT_TABLES = {
  users: ["id", "username", "name", "email", "timeZone", "defaultScheduleId", "locale", "locked"],
  Profile: ["userId", "username"],
  Team: ["id", "name", "slug", "isOrganization"],
  Membership: ["teamId", "userId", "accepted", "role"],
  Schedule: ["id", "userId", "timeZone"],
  Availability: ["scheduleId", "days", "startTime", "endTime", "date"],
  Host: ["userId", "eventTypeId", "isFixed", "groupId"],
  // The questions of types that are older than `bookingFields`.
  EventTypeCustomInput: ["id", "eventTypeId", "label", "type", "required", "options"],
  // The hosts of older types: A is the type, B the user.
  _user_eventtype: ["A", "B"],
  EventType: [
    ...[
      "id",
      "title",
      "slug",
      "description",
      "locations",
      "length",
      "offsetStart",
      "hidden",
      "userId",
      "teamId",
    ],
    ...["eventName", "bookingFields", "periodType", "periodStartDate", "periodEndDate", "periodDays"],
    ...[
      "periodCountCalendarDays",
      "requiresConfirmation",
      "requiresBookerEmailVerification",
      "recurringEvent",
    ],
    ...["disableGuests", "minimumBookingNotice", "beforeEventBuffer", "afterEventBuffer", "seatsPerTimeSlot"],
    ...["onlyShowFirstAvailableSlot", "seatsShowAvailabilityCount", "schedulingType", "scheduleId", "price"],
    ...["slotInterval", "metadata", "successRedirectUrl", "bookingLimits", "durationLimits"],
  ],
  Booking: [
    ...[
      "id",
      "uid",
      "userId",
      "eventTypeId",
      "title",
      "responses",
      "startTime",
      "endTime",
      "location",
      "status",
    ],
    ...["metadata", "iCalUID", "customInputs"],
  ],
} as const satisfies WantedTables;

/** Read once the bookings to come are known, because there are many more of past ones. */
export const BOOKING_TABLES = {
  Attendee: ["id", "email", "name", "timeZone", "phoneNumber", "bookingId"],
  BookingSeat: ["bookingId", "attendeeId", "data"],
  BookingReference: ["bookingId", "meetingUrl", "deleted"],
} as const satisfies WantedTables;

/** Without these, a dump is none of Cal.com. */
export const REQUIRED_TABLES = [
  "users",
  "EventType",
  "Schedule",
  "Availability",
  "Booking",
  "Attendee",
] as const;
