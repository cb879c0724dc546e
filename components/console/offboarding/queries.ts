import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type OwnedResources = Schemas["OwnedResources"];
export type Offboarding = Schemas["Offboarding"];
export type Successor = Schemas["Successor"];

/** The prefix of all query keys for owned resources. */
const OWNED_RESOURCES_KEY = ["owned-resources"] as const;

/** The resources of a user, and the meetings that the successor could take over. */
export const buildOwnedResourcesQuery = (user: string, to: Successor | null) =>
  queryOptions({
    queryKey: [...OWNED_RESOURCES_KEY, user, to],
    queryFn: async () => {
      const query = to ? ("user" in to ? { to_user: to.user } : { to_team: to.team }) : {};
      return (
        await unwrapResponse(
          api.GET("/v2/users/{user_id}/owned_resources", { params: { path: { user_id: user }, query } }),
        )
      ).value;
    },
    gcTime: 0, // an offboarding changes them on the server
  });

const POLL_MS = 1000;

/** Polls while the offboarding is running. */
export const buildOffboardingQuery = (id: string) =>
  queryOptions({
    queryKey: ["offboarding", id],
    queryFn: async () =>
      (
        await unwrapResponse(
          api.GET("/v2/offboardings/{offboarding_id}", { params: { path: { offboarding_id: id } } }),
        )
      ).value,
    refetchInterval: (query) => (query.state.data?.state === "running" ? POLL_MS : false),
  });

export const startOffboardings = (body: Schemas["OffboardingBody"]) =>
  unwrapResponse(api.POST("/v2/offboardings", { body }));
