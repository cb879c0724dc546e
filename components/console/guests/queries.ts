import { queryOptions } from "@tanstack/react-query";
import { answered, api } from "../api";

export const readOrganization = () => answered(api.GET("/v2/organization"));

export const organizationQuery = queryOptions({ queryKey: ["organization"], queryFn: readOrganization });
