import type { PublicPage } from "@/lib/domain/bookings/public-page";

/** Removes all bookings. Days that are busy as a whole stay, as the host is away then. */
export const excludeBookings = (page: PublicPage): PublicPage => ({
  ...page,
  ...(page.grid.rooms && {
    grid: { ...page.grid, rooms: page.grid.rooms.map((room) => ({ ...room, meetings: [], busy: [] })) },
  }),
  hosts: page.hosts.map(({ quotas, ...host }) => ({
    ...host,
    meetings: [],
    busy: [],
    ...(quotas && { quotas: quotas.map((quota) => ({ ...quota, meetings: [] })) }),
  })),
});
