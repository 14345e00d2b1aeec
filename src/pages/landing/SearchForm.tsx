import { PATHS } from '../../../contracts/common/paths.ts';
import { CONCERN_MAX } from '../../../contracts/assessment/chat-context.ts';
import { START } from '../../../contracts/texts/en/site.ts';
import { IconArrowRight } from '../../components/icons/icons.ts';
import classes from './landing.module.css';

/**
 * The search box (LAND-01 to LAND-04): a plain form that opens `/chat?query=…` by itself. `prefetch`
 * names the files that the assessment needs, for site.script.ts to fetch early.
 */
export const SearchForm = ({ prefetch }: { readonly prefetch: readonly string[] }) => (
  <search>
    <form
      id="chat-interface"
      className={classes.search}
      action={PATHS.chat}
      method="get"
      data-prefetch={prefetch.join(' ')}
    >
      <label className={classes.label} htmlFor="query">
        {START.label}
      </label>
      <div className={classes.box}>
        <input
          id="query"
          className={classes.input}
          type="search"
          name="query"
          placeholder={START.placeholder}
          maxLength={CONCERN_MAX}
          autoComplete="off"
          enterKeyHint="go"
        />
        <button className={classes.go} type="submit">
          {START.go}
          <IconArrowRight size={20} aria-hidden="true" />
        </button>
      </div>
    </form>
  </search>
);
