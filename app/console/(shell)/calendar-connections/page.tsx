import { CompanyConnections } from "@/components/console/calendars/company-connections";

export default CompanyConnections;
