import type { LocationBody } from "@/lib/locations/schema";
import type { LocatorBody } from "@/lib/locators/schema";

/** Where people find the studio next to them. */
export const LOCATOR: LocatorBody = {
  handle: "harbour-and-pine",
  title: "Find your nearest studio",
  message: "Type your city or postcode, and book a first conversation with the architects next door.",
  geolocation: true,
  no_results: {
    message: "There is no studio near you yet. Amara is happy to talk by video.",
    button: { label: "Book a video call", link: "/amara" },
  },
  back_button: { label: "Search again" },
};

/** The offices of the demo's people, and the rooms where they see clients. */
export const LOCATIONS: LocationBody[] = [
  {
    extid: "london",
    name: "London studio",
    address: "14 Tanner Street, London SE1 3LD",
    location: { type: "Point", coordinates: [51.5007, -0.0787] },
    link: "/amara",
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
  },
  {
    extid: "berlin",
    name: "Studio Berlin",
    address: "Schlesische Straße 27, 10997 Berlin",
    location: { type: "Point", coordinates: [52.5009, 13.4433] },
    link: "/katharina",
  },
  {
    extid: "hamburg",
    name: "Hamburg, Speicherstadt",
    address: "Brook 6, 20457 Hamburg",
    location: { type: "Point", coordinates: [53.5446, 9.9962] },
    link: "/katharina/types/erstgespraech",
  },
];
