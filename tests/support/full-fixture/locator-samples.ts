import { makeUniqueName } from "../users";
import type { OperationSamples } from "./sample";

export const locatorSamples: OperationSamples = {
  listLocators: { foreign: "empty", call: () => ({ path: "/v2/locators" }) },
  getLocator: { foreign: 404, call: ({ locator }) => ({ path: `/v2/locators/${locator.handle}` }) },
  createLocator: {
    foreign: "new",
    call: () => ({ path: "/v2/locators", body: { handle: makeUniqueName("sample-locator") } }),
  },
  updateLocator: {
    foreign: 404,
    call: ({ locator }) => ({ path: `/v2/locators/${locator._id}`, body: { title: "Mine now" } }),
  },
  updateLocatorByPost: {
    foreign: 404,
    call: ({ locator }) => ({ path: `/v2/locators/${locator._id}`, body: { title: "Mine now" } }),
  },
  deleteLocator: { foreign: 404, call: ({ locator }) => ({ path: `/v2/locators/${locator._id}` }) },
  listLocations: {
    foreign: 404,
    call: ({ locator }) => ({ path: `/v2/locators/${locator._id}/locations?near=48.8,2.3` }),
  },
  getLocation: {
    foreign: 404,
    call: ({ locator, location }) => ({ path: `/v2/locators/${locator._id}/locations/${location._id}` }),
  },
  changeLocations: {
    foreign: 404,
    call: ({ locator }) => ({
      path: `/v2/locators/${locator._id}/locations/batch`,
      body: {
        locations: [{ name: "Shop", extid: makeUniqueName("shop"), location: { coordinates: [48, 2] } }],
      },
    }),
  },
  createLocation: {
    foreign: 404,
    call: ({ locator }) => ({
      path: `/v2/locators/${locator._id}/locations`,
      body: { name: "Shop", extid: makeUniqueName("sample-shop"), location: { coordinates: [1, 2] } },
    }),
  },
  updateLocation: {
    foreign: 404,
    call: ({ locator, location }) => ({
      path: `/v2/locators/${locator._id}/locations/${location._id}`,
      body: { address: "75002 Paris" },
    }),
  },
  updateLocationByPost: {
    foreign: 404,
    call: ({ locator, location }) => ({
      path: `/v2/locators/${locator._id}/locations/${location._id}`,
      body: { name: "Mine now" },
    }),
  },
  deleteLocation: {
    foreign: 404,
    call: ({ locator, location }) => ({ path: `/v2/locators/${locator._id}/locations/${location._id}` }),
  },
};
