import type { ActorSeen } from './model.ts';

type ActorsProps = {
  readonly actors: readonly ActorSeen[];
  readonly parentId?: string;
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** Lists the running actors, each with its children; actors without states appear by name only. */
export const Actors = ({ actors, parentId, chosenId, onChoose }: ActorsProps) => {
  const here = actors.filter((actor) => actor.parentId === parentId);
  if (here.length === 0) return null;
  return (
    <ul className="actors">
      {here.map(({ id, name, machine, status }) => {
        const words = (
          <>
            {name} <small>{status === 'active' ? id : `${id}, ${status}`}</small>
          </>
        );
        return (
          <li key={id}>
            {machine === null ? (
              <span>{words}</span>
            ) : (
              <button type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
                {words}
              </button>
            )}
            <Actors actors={actors} parentId={id} chosenId={chosenId} onChoose={onChoose} />
          </li>
        );
      })}
    </ul>
  );
};
