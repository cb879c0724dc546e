import { CalendarConnections } from "@/components/console/calendar-connections/calendar-connections";

export default CalendarConnections;
