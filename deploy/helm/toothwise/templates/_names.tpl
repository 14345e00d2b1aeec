{{- define "toothwise.name" -}}
{{- .Release.Name | trunc 52 | trimSuffix "-" -}}
{{- end -}}

{{- define "toothwise.selector" -}}
app.kubernetes.io/name: toothwise
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "toothwise.labels" -}}
{{ include "toothwise.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | quote }}
{{- end -}}

{{- define "toothwise.image" -}}
{{- with .Values.image -}}
{{- if .digest -}}{{ .repository }}@{{ .digest }}{{- else -}}{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{- end -}}
{{- end -}}
{{- end -}}

{{- define "toothwise.scales" -}}
{{- if ne .Values.autoscaling.kind "none" -}}yes{{- end -}}
{{- end -}}

{{- /* Settings that are files: their names, and the keys of the Secret that hold them, as JSON. */ -}}
{{- define "toothwise.secrets" -}}
{{- $files := dict -}}
{{- with .Values.secret.database -}}
{{- $_ := set $files "DATABASE_URL" .url -}}
{{- if .directUrl -}}{{- $_ := set $files "DATABASE_DIRECT_URL" .directUrl -}}{{- end -}}
{{- if .readUrl -}}{{- $_ := set $files "DATABASE_READ_URL" .readUrl -}}{{- end -}}
{{- end -}}
{{- if .Values.pictures.bucket.name -}}
{{- range list "S3_ACCESS_KEY_ID" "S3_SECRET_ACCESS_KEY" -}}{{- $_ := set $files . . -}}{{- end -}}
{{- end -}}
{{- range .Values.secret.settings -}}{{- $_ := set $files . . -}}{{- end -}}
{{- toJson $files -}}
{{- end -}}

{{- /* Refuses what would render and not work. */ -}}
{{- define "toothwise.check" -}}
{{- $_ := required "publicUrl is wanted: where visitors reach the pages, such as https://toothwise.example" .Values.publicUrl -}}
{{- $_ := required "secret.name is wanted: a Secret with DATABASE_URL in it" .Values.secret.name -}}
{{- $_ := required "secret.database.url is wanted: processes share one PostgreSQL" .Values.secret.database.url -}}
{{- with .Values.pictures -}}
{{- if and (not .bucket.name) (not .claim) (not .trial) -}}
{{- fail "pictures.bucket or pictures.claim is wanted: what one process takes, each of them has to show. pictures.trial=true loses them with each pod" -}}
{{- end -}}
{{- if and .bucket.name (not .bucket.endpoint) -}}{{- fail "pictures.bucket.endpoint is wanted beside its name" -}}{{- end -}}
{{- end -}}
{{- if and .Values.pictures.trial (or (gt (int .Values.replicas) 1) (include "toothwise.scales" .)) -}}
{{- fail "pictures.trial is for one process: set replicas=1, and let nothing scale them" -}}
{{- end -}}
{{- if gt (int .Values.autoscaling.min) (int .Values.autoscaling.max) -}}{{- fail "autoscaling.min is above autoscaling.max" -}}{{- end -}}
{{- range $name, $_ := .Values.settings -}}
{{- if regexMatch "^(DATABASE_|S3_|PUBLIC_URL$|DRAIN_SECONDS$|WORKER_THREADS$|PORT$|HOST$|DATA_DIR$)" $name -}}
{{- fail (printf "settings.%s is set by values of its own" $name) -}}
{{- end -}}
{{- if regexMatch "^SMTP_URL$|_(TOKEN|SECRET|AUTH_KEY|API_KEY)$" $name -}}
{{- fail (printf "settings.%s is a secret: name it among secret.settings" $name) -}}
{{- end -}}
{{- end -}}
{{- if and .Values.podMonitor.enabled (not (has "METRICS_TOKEN" .Values.secret.settings)) -}}
{{- fail "podMonitor reads figures with METRICS_TOKEN: name it among secret.settings" -}}
{{- end -}}
{{- end -}}
