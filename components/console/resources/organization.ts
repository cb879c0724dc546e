import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";

export const getOrganization = () => unwrapResponse(api.GET("/v2/organization"));

export const organizationQuery = queryOptions({ queryKey: ["organization"], queryFn: getOrganization });
