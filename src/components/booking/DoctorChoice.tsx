import { BoxRadio, RadioFieldset } from '../radio-fieldset/RadioFieldset.tsx';
import classes from './booking.module.css';

/** A doctor to choose, in words. */
export type ChoosableDoctor = {
  /** Empty for any doctor who is free. */
  readonly value: string;
  readonly initials: string;
  readonly name: string;
  /** Registration number and languages. */
  readonly detail: string;
};

export type DoctorChoiceProps = {
  readonly label: string;
  readonly doctors: readonly ChoosableDoctor[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
};

/** The doctors who consult, as radio buttons, with what tells them apart. */
export const DoctorChoice = ({ label, doctors, chosen, onChoose }: DoctorChoiceProps) => {
  return (
    <RadioFieldset label={label}>
      {(name) => (
        <div className={classes.doctors}>
          {doctors.map((doctor) => (
            <BoxRadio
              key={doctor.value}
              className={classes.doctor}
              name={name}
              value={doctor.value}
              checked={chosen === doctor.value}
              onChange={() => onChoose(doctor.value)}
            >
              <span className={classes.initials} aria-hidden="true">
                {doctor.initials}
              </span>
              <span>
                <span className={classes.doctorName}>{doctor.name}</span>
                <span className={classes.detail}>{doctor.detail}</span>
              </span>
            </BoxRadio>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
};
