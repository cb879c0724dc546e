"use client";
import { Fragment } from "react";

export interface HeatMapHour {
  /** 0 is Monday. */
  weekday: number;
  hour: number;
  booked: number;
}

interface Props {
  hours: readonly HeatMapHour[];
  /** The weekdays in display order. */
  weekdays: readonly { weekday: number; label: string }[];
  formatHour: (hour: number) => string;
  label: string;
}

const CELL_HEIGHT_PX = 24;
const FOOT_HEIGHT_PX = 20;
const HOURS_A_DAY = 24;
const LABEL_EVERY_HOURS = 6;
const LABEL_WIDTH = 12;

/** The lowest visible opacity of a value above zero. */
const LEAST_OPACITY = 0.15;

/** A heat map: weekdays below each other, hours side by side; the opacity shows the number of meetings that start then. */
export function HeatMap({ hours, weekdays, formatHour, label }: Props) {
  const most = Math.max(1, ...hours.map(({ booked }) => booked));
  const column = (100 - LABEL_WIDTH) / HOURS_A_DAY;
  const height = weekdays.length * CELL_HEIGHT_PX;
  const countAt = (weekday: number, hour: number) =>
    hours.find((one) => one.weekday === weekday && one.hour === hour)?.booked ?? 0;
  return (
    <svg width="100%" height={height + FOOT_HEIGHT_PX} role="img" aria-label={label} className="text-xs">
      {weekdays.map(({ weekday, label: name }, row) => (
        <Fragment key={weekday}>
          <text x="0" y={row * CELL_HEIGHT_PX + CELL_HEIGHT_PX / 2 + 4} className="fill-muted">
            {name}
          </text>
          {Array.from({ length: HOURS_A_DAY }, (_, hour) => {
            const count = countAt(weekday, hour);
            const cell = {
              x: `${LABEL_WIDTH + hour * column}%`,
              y: row * CELL_HEIGHT_PX + 1,
              width: `${column * 0.92}%`,
              height: CELL_HEIGHT_PX - 2,
              rx: 2,
            };
            return (
              <Fragment key={hour.toString()}>
                <rect {...cell} className="fill-line" />
                {count > 0 ? (
                  <rect
                    {...cell}
                    className="fill-accent"
                    opacity={LEAST_OPACITY + (1 - LEAST_OPACITY) * (count / most)}
                  />
                ) : null}
              </Fragment>
            );
          })}
        </Fragment>
      ))}
      {Array.from({ length: HOURS_A_DAY / LABEL_EVERY_HOURS }, (_, index) => (
        <text
          key={index.toString()}
          x={`${LABEL_WIDTH + index * LABEL_EVERY_HOURS * column}%`}
          y={height + FOOT_HEIGHT_PX - 4}
          className="fill-muted"
        >
          {formatHour(index * LABEL_EVERY_HOURS)}
        </text>
      ))}
    </svg>
  );
}
