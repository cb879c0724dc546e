import { PeopleCalendars } from "@/components/console/people-calendars/people-calendars";

export default PeopleCalendars;
