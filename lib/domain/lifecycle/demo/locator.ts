import type { LocationBody } from "@/lib/domain/locators/locations/schema";
import type { LocatorBody } from "@/lib/domain/locators/schema";

/** The demo's locator, which finds the nearest studio. */
export const DEMO_LOCATOR = {
  handle: "harbour-and-pine",
  title: "Find your nearest studio",
  message: "Type your city or postcode, and book a first conversation with the architects next door.",
  geolocation: true,
  max_distance: 300_000,
  no_results: {
    message: "There is no studio near you yet. Amara is happy to talk by video.",
    button: { label: "Book a video call", link: "/amara" },
  },
  back_button: { label: "Search again" },
} satisfies LocatorBody;

const OFFICE_DAY = [{ start: "09:00", end: "17:30" }];

const OFFICE_HOURS = {
  monday: OFFICE_DAY,
  tuesday: OFFICE_DAY,
  wednesday: OFFICE_DAY,
  thursday: OFFICE_DAY,
  friday: [{ start: "09:00", end: "16:00" }],
};

/** Offices and consulting rooms of the demo's users. */
export const DEMO_LOCATIONS = [
  {
    extid: "london",
    name: "London studio",
    address: "14 Tanner Street, London SE1 3LD",
    location: { type: "Point", coordinates: [51.5007, -0.0787] },
    link: "/amara",
    opening_hours: OFFICE_HOURS,
    timezone: "Europe/London",
  },
  {
    extid: "bristol",
    name: "Bristol, at the harbourside",
    address: "3 Narrow Quay, Bristol BS1 4QA",
    location: { type: "Point", coordinates: [51.4497, -2.5972] },
    link: "/amara",
  },
  {
    extid: "los-angeles",
    name: "Los Angeles studio",
    address: "812 Traction Avenue, Los Angeles, CA 90013",
    location: { type: "Point", coordinates: [34.0459, -118.2353] },
    link: "/diego",
    opening_hours: OFFICE_HOURS,
    timezone: "America/Los_Angeles",
  },
  {
    extid: "berlin",
    name: "Studio Berlin",
    address: "Schlesische Straße 27, 10997 Berlin",
    location: { type: "Point", coordinates: [52.5009, 13.4433] },
    link: "/katharina",
    opening_hours: OFFICE_HOURS,
    timezone: "Europe/Berlin",
  },
  {
    extid: "hamburg",
    name: "Hamburg, Speicherstadt",
    address: "Brook 6, 20457 Hamburg",
    location: { type: "Point", coordinates: [53.5446, 9.9962] },
    link: "/katharina/types/erstgespraech",
  },
  {
    extid: "manchester",
    name: "Manchester, Ancoats",
    address: "40 Blossom Street, Manchester M4 6BF",
    location: { type: "Point", coordinates: [53.4843, -2.2272] },
    link: "/amara",
  },
  {
    extid: "edinburgh",
    name: "Edinburgh, by the Shore",
    address: "22 Bernard Street, Edinburgh EH6 6PP",
    location: { type: "Point", coordinates: [55.9766, -3.1695] },
    link: "/amara",
  },
  {
    extid: "hackney",
    name: "Workshop in Hackney",
    address: "9 Helmsley Place, London E8 3SB",
    location: { type: "Point", coordinates: [51.5389, -0.0582] },
    link: "/amara",
  },
  {
    extid: "san-diego",
    name: "San Diego, Barrio Logan",
    address: "1985 National Avenue, San Diego, CA 92113",
    location: { type: "Point", coordinates: [32.7003, -117.1427] },
    link: "/diego",
  },
  {
    extid: "muenchen",
    name: "München, Glockenbach",
    address: "Hans-Sachs-Straße 8, 80469 München",
    location: { type: "Point", coordinates: [48.1298, 11.5713] },
    link: "/katharina/types/planung-im-detail",
  },
] satisfies LocationBody[];
