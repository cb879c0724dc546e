import { CalendarsScreen } from "@/components/console/calendars/calendars-screen";

export default CalendarsScreen;
