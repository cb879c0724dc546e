import { OrganizationSettings } from "@/components/console/organization/organization-settings";

export default OrganizationSettings;
