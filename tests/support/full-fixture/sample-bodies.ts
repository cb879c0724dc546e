/** A picture of one pixel. */
export const ONE_PIXEL_PNG = {
  body: new File(
    [
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    ],
    "picture.png",
    { type: "image/png" },
  ),
};

export const ABSENCE_DATES = { start_date: "2031-08-04", end_date: "2031-08-15", label: "Summer" };

export const SAMPLE_HOURS = { days: { friday: { slots: [{ start_time: "08:00", end_time: "09:00" }] } } };
