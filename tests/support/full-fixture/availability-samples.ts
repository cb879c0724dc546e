import type { OperationSamples } from "./sample";
import { ABSENCE_DATES, SAMPLE_HOURS } from "./sample-bodies";

export const availabilitySamples: OperationSamples = {
  getAvailability: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/availabilities` }),
  },
  createAvailability: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/availabilities`, body: SAMPLE_HOURS }),
  },
  updateAvailability: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/availabilities`, body: SAMPLE_HOURS }),
  },
  deleteAvailability: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/availabilities` }),
  },
  getOneAvailability: {
    foreign: 404,
    call: ({ user, availability }) => ({ path: `/v2/users/${user._id}/availabilities/${availability._id}` }),
  },
  updateOneAvailability: {
    foreign: 404,
    call: ({ user, availability }) => ({
      path: `/v2/users/${user._id}/availabilities/${availability._id}`,
      body: SAMPLE_HOURS,
    }),
  },
  deleteOneAvailability: {
    foreign: 404,
    call: ({ user, availability }) => ({ path: `/v2/users/${user._id}/availabilities/${availability._id}` }),
  },
  listAbsences: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/absences` }) },
  createAbsence: {
    foreign: 404,
    call: ({ user, departingUser }) => ({
      path: `/v2/users/${user._id}/absences`,
      body: { ...ABSENCE_DATES, instead: departingUser._id },
    }),
  },
  getAbsence: {
    foreign: 404,
    call: ({ user, absence }) => ({ path: `/v2/users/${user._id}/absences/${absence._id}` }),
  },
  updateAbsence: {
    foreign: 404,
    call: ({ user, absence }) => ({
      path: `/v2/users/${user._id}/absences/${absence._id}`,
      body: { label: "Mine now" },
    }),
  },
  deleteAbsence: {
    foreign: 404,
    call: ({ user, absence }) => ({ path: `/v2/users/${user._id}/absences/${absence._id}` }),
  },
  listHolidays: {
    foreign: "same",
    call: () => ({ path: "/v2/holidays?country=DE&region=BY&year=2031&lang=en" }),
  },
  listHolidayCountries: { foreign: "same", call: () => ({ path: "/v2/holidays/countries?lang=de" }) },
  previewAvailability: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/availabilities/preview`, body: SAMPLE_HOURS }),
  },
  previewOneAvailability: {
    foreign: 404,
    call: ({ user, availability }) => ({
      path: `/v2/users/${user._id}/availabilities/${availability._id}/preview`,
      body: SAMPLE_HOURS,
    }),
  },
  previewAbsence: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/absences/preview`, body: ABSENCE_DATES }),
  },
  previewTravel: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/travel/preview`, body: { travel: [] } }),
  },
  listSlots: {
    foreign: 400,
    call: ({ user }) => ({ path: `/v2/slots?users=${user._id}&duration=30&from=2031-03-10&to=2031-03-11` }),
  },
  listSlotsByDay: {
    foreign: 400,
    call: ({ user }) => ({
      path: `/v2/slots/days?emails=${user.emails[0]}&duration=30&from=2031-03-10&to=2031-03-11`,
    }),
  },
  listNextSlots: {
    foreign: 400,
    call: ({ user }) => ({ path: `/v2/slots/next?users=${user._id}&duration=30` }),
  },
  explainSlot: {
    foreign: 400,
    call: ({ user }) => ({
      path: `/v2/slots/explain?users=${user._id}&duration=30&start=2031-03-10T09:00`,
    }),
  },
  listBookingRooms: { foreign: 404, call: ({ booking }) => ({ path: `/v2/bookings/${booking._id}/rooms` }) },
};
