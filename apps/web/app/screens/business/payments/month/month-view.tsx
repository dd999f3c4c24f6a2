import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import type { DayOfMonth, DueMonth, DueOnDay, MonthLink } from "./due-month.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** What is due on the days of a month: a calendar, or where it is narrow the days that have something. */
export function MonthView({ month }: { month: DueMonth }) {
  const { name, weeks, previous, next, isCut } = month;
  const days = weeks.flat().filter((day) => day !== null);
  const isEmpty = days.every(({ due }) => due.length === 0);
  return (
    <section aria-labelledby="month" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="month" className="font-medium font-serif text-heading">
          Due in {name}
        </h2>
        <nav aria-label="Other months" className="flex flex-wrap gap-3">
          <OtherMonth link={previous} />
          <OtherMonth link={next} />
        </nav>
      </div>
      {isEmpty && <p className="mt-2 text-muted">Nothing is due in {name}.</p>}
      <Calendar name={name} weeks={weeks} />
      {!isEmpty && <DayList days={days} />}
      {isCut && <p className="mt-3 text-muted">More is due in {name} than we can show here.</p>}
      <p className="mt-3 text-muted text-sm">Days begin and end at midnight UTC.</p>
    </section>
  );
}

function OtherMonth({ link }: { link: MonthLink | null }) {
  if (link === null) return null;
  return (
    <Link
      to={link.path}
      preventScrollReset
      className={buttonClass({ variant: "outline", size: "sm" })}
    >
      {link.name}
    </Link>
  );
}

function Calendar({ name, weeks }: Pick<DueMonth, "name" | "weeks">) {
  return (
    <table className="figures mt-4 hidden w-full table-fixed border-collapse text-left text-sm md:table">
      <caption className="sr-only">What is due on each day of {name}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              abbr={weekday.slice(0, 3)}
              className="px-2 pb-2 font-normal text-muted"
            >
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, at) => (
              <td
                key={weekdays[at]}
                className={classes(
                  "h-20 border border-line px-2 py-1.5 align-top",
                  day !== null && "bg-surface",
                )}
              >
                {day !== null && <Day day={day} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day: { day, date, isToday, due } }: { day: DayOfMonth }) {
  return (
    <>
      <p className={isToday ? "font-semibold" : "text-muted"} aria-current={isToday && "date"}>
        <span aria-hidden="true">{day}</span>
        <span className="sr-only">{date}</span>
        {isToday && " · Today"}
      </p>
      {due.length > 0 && (
        <ul>
          {due.map((one) => (
            <li key={String(one.listing)}>
              <Link
                to={`/exchange/${one.listing}`}
                className="block min-h-6 py-1 underline-offset-4 hover:underline"
              >
                <span className="sr-only">Receivable</span>{" "}
                <span className="block font-medium">#{String(one.listing)}</span>{" "}
                <span className={classes("block break-words", one.owed === null && "text-muted")}>
                  {wordsOf(one)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function DayList({ days }: { days: readonly DayOfMonth[] }) {
  return (
    <ul className="figures mt-4 divide-y divide-line border-line border-y md:hidden">
      {days.flatMap(({ date, isToday, due }) =>
        due.map((one) => (
          <li key={String(one.listing)} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              <span className="block text-muted text-sm">
                {date}
                {isToday && " · Today"}
              </span>
              <Link
                to={`/exchange/${one.listing}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                Receivable #{String(one.listing)}
              </Link>
            </span>
            <span className={one.owed === null ? "text-muted" : "font-medium"}>{wordsOf(one)}</span>
          </li>
        )),
      )}
    </ul>
  );
}

const wordsOf = ({ owed }: DueOnDay) => owed ?? "Paid";
