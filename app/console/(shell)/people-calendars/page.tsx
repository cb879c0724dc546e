import { PeopleCalendars } from "@/components/console/calendars/people-calendars";

export default PeopleCalendars;
