import type { Appointment } from '../../../contracts/endpoints/teleconsultations.ts';
import { BOOKING_TEXTS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { callCalendar } from '../../lib/format/call-calendar.ts';
import { DownloadButton } from '../../components/button/DownloadButton.tsx';

const { mail, noMail, calendar } = BOOKING_TEXTS.booked;

type CallNewsProps = { readonly appointment: Appointment };

/** Says what is mailed about a booked call; where nothing is, a file for one's own calendar stands here (NEW-22). */
export const CallNews = ({ appointment }: CallNewsProps) =>
  appointment.is_mailed ? (
    <p>{mail}</p>
  ) : (
    <>
      <p>{noMail}</p>
      <DownloadButton href={callCalendar(appointment)} file="video-call.ics">
        {calendar}
      </DownloadButton>
    </>
  );
